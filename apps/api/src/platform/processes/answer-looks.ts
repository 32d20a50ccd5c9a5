import type { Watched } from '../health/watched.ts';
import type { Measured } from '../meters/prometheus.ts';
import type { FromSupervisor, Seen } from './messages.ts';

/** The worker's side of `looks.ts`. */
export const answerLooks =
  ({ metrics, health }: Watched<Measured>, tell: (message: Seen) => void) =>
  async (message: FromSupervisor): Promise<void> => {
    if (message.kind !== 'look') return;
    const { id, at } = message;
    if (at === 'metrics') tell({ kind: 'seen', id, metrics: await metrics() });
    else tell({ kind: 'seen', id, health: await health() });
  };
