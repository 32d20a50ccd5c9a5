// Starts one of several processes that answer requests. Registers the hook before it imports the rest.
import './quick-imports.ts';

await import('./run-worker.ts');
