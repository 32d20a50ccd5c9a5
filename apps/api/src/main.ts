// Starts the server. Registers the hook before it imports the rest.
import './quick-imports.ts';

await import('./run-server.ts');
