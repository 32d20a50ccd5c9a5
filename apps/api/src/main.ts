// Starts the server. The other modules are imported after the hook is registered.
import './quick-imports.ts';

await import('./run-server.ts');
