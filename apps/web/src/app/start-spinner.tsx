// Shown at the start while the person's data loads.
import { app } from './app.messages.ts';

export const StartSpinner = () => (
  <div role="status" aria-label={app.starting} aria-busy="true">
    <div className="start-spinner" />
  </div>
);
