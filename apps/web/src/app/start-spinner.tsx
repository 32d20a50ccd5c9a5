// While the person's data is on its way at the start.
import { app } from './app.messages.ts';

export const StartSpinner = () => (
  <div role="status" aria-label={app.starting} aria-busy="true">
    <div className="start-spinner" />
  </div>
);
