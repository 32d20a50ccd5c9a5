// Starts one of several processes that answer requests. The other modules are imported after the hook is registered.
import './quick-imports.ts';

await import('./run-worker.ts');
