import { loadPatiently } from '../platform/loading/lazy-load.ts';

export const loadSending = () => loadPatiently(() => import('./send-late.ts'));
