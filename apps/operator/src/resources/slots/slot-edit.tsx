// /slots/7: change or delete a slot.
import type { SlotRecord } from '@haat/contract/operator/slots';
import { required, useRecordContext } from 'ra-core';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { day } from '../../ui/format.ts';
import { bookingsOfWindow } from './bookings.ts';
import { bookingsText, WindowBookingsNote } from './bookings-note.tsx';
import { DateInput, slotFields, TimesInputs, weekdayChoices } from './slot-inputs.tsx';
import { isClosedDay, timesOf, weekdayOf, weekdayWord } from './slot-words.ts';
import { usePreview } from './use-slots.ts';

export const SlotEdit = () => (
  <EditPage<SlotRecord>
    title={(window) => (window ? nameOf(window) : 'Slot')}
    fields={slotFields}
    then={(window) => `/slots?city=${window.city.id}`}
    actions={(window) => <DeleteWindow window={window} />}
  >
    <WindowBookingsNote />
    <WindowInputs />
  </EditPage>
);

/** 'Monday, 09:00–12:00' or 'Thursday, 24 Dec, closed'. */
function nameOf(window: SlotRecord): string {
  const when =
    window.date === null
      ? weekdayWord(window.weekday ?? 0)
      : `${weekdayOf(window.date)}, ${day(window.date)}`;
  return `${when}, ${isClosedDay(window) ? 'closed' : timesOf(window)}`;
}

const dayRules = [required('Choose one.')];

function WindowInputs() {
  const window = useRecordContext<SlotRecord>();
  if (!window) return null;
  return (
    <>
      {window.date === null ? (
        <ChoiceInput source="weekday" label="Day" choices={weekdayChoices} validate={dayRules} />
      ) : (
        <DateInput />
      )}
      {!isClosedDay(window) && <TimesInputs />}
    </>
  );
}

function DeleteWindow({ window }: { readonly window: SlotRecord }) {
  const { data } = usePreview(window.city.id);
  const bookings = data ? bookingsOfWindow(data, window.id) : 0;
  const then = isClosedDay(window)
    ? 'Then the weekly times hold on this day.'
    : 'Customers can no longer choose it.';
  return (
    <DeleteButton
      record={window}
      title={`Delete ${nameOf(window)}?`}
      text={`${then} ${bookingsText(bookings)}`.trim()}
      success="Slot deleted"
      then={`/slots?city=${window.city.id}`}
    />
  );
}
