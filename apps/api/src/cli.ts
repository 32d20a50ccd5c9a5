// Runs a command of the operator's terminal. Registers the hook before it imports the rest.
import './quick-imports.ts';

await import('./run-command.ts');
