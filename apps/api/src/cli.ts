// Runs a command of the operator's terminal. The other modules are imported after the hook is registered.
import './quick-imports.ts';

await import('./run-command.ts');
