// The form of a delivery address: a pin on the map, the receiver, and what helps to find the house.
import { limits } from '@haat/contract/limits';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { fields as names } from '../../../messages/fields.ts';
import { useIsDesktop } from '../../../platform/device/media-query.ts';
import type { Fields, InputProps } from '../../../platform/forms/form.ts';
import { atMost, limitedText, phone } from '../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { DraftNote } from '../../../ui/fields/draft-note.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PinPicker } from '../../../ui/map/pin-picker.tsx';
import { useIsUploading } from '../../files/index.ts';
import { house } from '../addresses.messages.ts';
import styles from './address-form.module.css';
import { HouseFields, type HouseFiles } from './house-fields.tsx';

// People on a phone must see that there are fields below the map.
const phoneMapPx = 320;

export const receiverRules = {
  name: limitedText(limits.name),
  receiver: limitedText(limits.name),
  number: phone,
};

export const landmarkRule = { landmark: (text: string) => atMost(limits.landmark, text) };

interface AddressFormProps {
  readonly form: Pick<Fields<never>, 'isRestored' | 'clearDraft'> & {
    readonly getInputProps: (path: 'name' | 'receiver' | 'number' | 'landmark') => InputProps;
  };
  readonly map: Omit<ComponentProps<typeof PinPicker>, 'heightPx'>;
  readonly files: HouseFiles;
  readonly onFiles: (change: (now: HouseFiles) => HouseFiles) => void;
  /** Shown above the button. */
  readonly note?: string | null;
  readonly button: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** City and lines. */
  readonly children: ReactNode;
}

export function AddressForm({ form, map, files, onFiles, children, ...action }: AddressFormProps) {
  const isDesktop = useIsDesktop();
  return (
    <form noValidate className={styles.form} onSubmit={action.onSubmit}>
      <div className={styles.map}>
        <PinPicker {...map} heightPx={isDesktop ? undefined : phoneMapPx} />
      </div>
      <div className={styles.fields}>
        <DraftNote form={form} />
        <TextField label={names.addressName} limit={limits.name} {...form.getInputProps('name')} />
        <TextField
          label={names.receiverName}
          autoComplete="name"
          limit={limits.name}
          {...form.getInputProps('receiver')}
        />
        <PhoneField {...form.getInputProps('number')} />
        {children}
        <TextField
          label={house.landmark}
          description={house.landmarkHint}
          limit={limits.landmark}
          {...form.getInputProps('landmark')}
        />
        <HouseFields files={files} onChange={onFiles} />
      </div>
      <Send {...action} />
    </form>
  );
}

/** An address must not be sent before its photo has arrived. */
function Send({
  note,
  button,
  isBusy,
  error,
}: Pick<AddressFormProps, 'note' | 'button' | 'isBusy' | 'error'>) {
  const isUploading = useIsUploading();
  return (
    <ActionBar>
      {note && <Note>{note}</Note>}
      <ActionFailure error={error} />
      <Button kind="main" isWide type="submit" isBusy={isBusy || isUploading}>
        {button}
      </Button>
    </ActionBar>
  );
}
