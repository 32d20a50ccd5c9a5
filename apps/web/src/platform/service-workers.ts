// The browser's service workers.

/** Undefined where there are none, or where the browser's settings refuse them. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
