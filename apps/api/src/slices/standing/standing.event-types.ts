// Events about standing orders, for their person. What a standing order places publishes `order.placed`.
import type { LocalizedText } from '../../platform/localized-text.ts';

interface StandingEvent {
  readonly userId: number;
  readonly shopId: number;
}

interface StandingRefused extends StandingEvent {
  readonly day: string;
  /** What checkout would say. */
  readonly detail: LocalizedText;
}

export interface StandingStopped extends StandingEvent {
  readonly why: 'blocked' | 'suspended';
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** Nothing was placed for a day, and nothing will be. */
    'standing.refused': StandingRefused;
    /** Nothing comes while the person is blocked or the shop is suspended. Once. */
    'standing.stopped': StandingStopped;
    /** The shop was gone for too long. */
    'standing.ended': StandingEvent;
  }
}
