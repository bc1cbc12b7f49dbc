/** The screen stays on while it is one's turn. */

/** Until the answer is called. Devices that cannot do it just sleep as always. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask() {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      // A low battery says no.
    }
  }

  // The lock is lost when the page is hidden.
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
