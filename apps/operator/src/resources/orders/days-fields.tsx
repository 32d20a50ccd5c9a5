// The first and the last day of the list of orders.
import { useListContext } from 'ra-core';
import { DayField } from '../../ui/day-field.tsx';
import type { FieldProps } from '../../ui/filter-row.tsx';

interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** The last day is before the first. */
export const isReversed = ({ from, to }: Days): boolean =>
  from !== undefined && to !== undefined && to < from;

export const FirstDayField = (props: FieldProps) => <DayField {...props} isWrong={useIsReversed()} />;

export const LastDayField = (props: FieldProps) => {
  const isWrong = useIsReversed();
  return (
    <DayField {...props} isWrong={isWrong} hint={isWrong ? 'The last day is before the first.' : undefined} />
  );
};

const useIsReversed = (): boolean => isReversed(useListContext().filterValues);
