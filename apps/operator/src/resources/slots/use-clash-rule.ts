// Compares the form's slot with the saved ones, which it loads when the form is sent.
import type { SlotRecord } from '@haat/contract/operator/slots';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { useSecondLook } from '../../ui/use-second-look.ts';
import { clashOf, isSameTime, type PlannedSlot, type SlotClash } from './slot-clash.ts';

interface SlotValues extends Partial<Omit<SlotRecord, 'city'>> {
  readonly city?: number | SlotRecord['city'];
  /** In the form of a new exception. */
  readonly on_day?: 'closed' | 'times';
}

interface Place {
  readonly city: number;
  readonly weekday?: number;
  readonly date?: string;
}

const pagination = { page: 1, perPage: 100 };

/** Refuses a slot that clashes with another one, at the field to correct. */
export function useClashRule(field: SlotClash['field']) {
  const provider = useDataProvider<DeskProvider>();
  const queryClient = useQueryClient();
  const record = useRecordContext<SlotRecord>();
  useSecondLook(field);
  const slotsOf = (filter: Place): Promise<{ data: SlotRecord[] }> =>
    queryClient.fetchQuery({
      queryKey: ['slots', 'of-day', filter],
      queryFn: () => provider.getList<SlotRecord>('slots', { filter, pagination }),
      retry: false,
    });
  return async (_value: unknown, values: SlotValues): Promise<string | undefined> => {
    const planned = plannedOf(values);
    const place = planned && placeOf(values);
    if (!place || isWhereItWas(planned, record)) return undefined;
    try {
      const { data } = await slotsOf(place);
      const clash = clashOf(
        planned,
        data.filter(({ id }) => id !== record?.id),
      );
      return clash?.field === field ? clash.text : undefined;
    } catch {
      // If the connection fails, saving reports it.
      return undefined;
    }
  };
}

function plannedOf({ weekday, date, start, end, capacity, on_day }: SlotValues): PlannedSlot | undefined {
  const day = { weekday: weekday ?? null, date: date ?? null };
  if (on_day === 'closed') return { ...day, start: '00:00', end: '23:59', capacity: 0 };
  if (!start || !end || end <= start) return undefined;
  return { ...day, start, end, capacity: on_day === 'times' ? 1 : (capacity ?? 1) };
}

function placeOf({ city, weekday, date }: SlotValues): Place | undefined {
  const id = typeof city === 'object' ? city.id : city;
  if (!id) return undefined;
  if (date) return { city: id, date };
  return typeof weekday === 'number' ? { city: id, weekday } : undefined;
}

/** Only other fields change. A slot that overlapped before may keep its times. */
const isWhereItWas = (planned: PlannedSlot, record: SlotRecord | undefined): boolean =>
  record?.id !== undefined &&
  record.weekday === planned.weekday &&
  record.date === planned.date &&
  isSameTime(record, planned);
