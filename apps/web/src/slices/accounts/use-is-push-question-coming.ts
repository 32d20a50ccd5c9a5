import { useQuery } from '@tanstack/react-query';
import { pushStateQuery } from './device.api.ts';

/** A list below `PushQuestion` waits for it, because it would push the list down. It takes milliseconds. */
export const useIsPushQuestionComing = (): boolean => useQuery(pushStateQuery).isPending;
