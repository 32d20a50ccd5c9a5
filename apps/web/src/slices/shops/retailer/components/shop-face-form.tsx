// What customers see of a shop before its goods: name, address, place on the map and picture.
import { fittingPicture } from '@haat/client/fitting-picture';
import { limits } from '@haat/contract/limits';
import type * as shops from '@haat/contract/shops';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fields as names } from '../../../../messages/fields.ts';
import { pictureFaults } from '../../../../messages/picture-faults.ts';
import { useDeviceLocation } from '../../../../platform/device/geolocation.ts';
import { useFields } from '../../../../platform/forms/form.ts';
import { limitedText } from '../../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../../ui/feedback/action-failure.tsx';
import { AddressLines, addressLineRules, joinAddressLines } from '../../../../ui/fields/address-lines.tsx';
import { DraftNote } from '../../../../ui/fields/draft-note.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PinPicker } from '../../../../ui/map/pin-picker.tsx';
import { usePinForm } from '../../../../ui/map/use-pin-form.ts';
import { changeFace } from '../retailer-shop.api.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import styles from './retailer-hours-form.module.css';

interface ShopFaceProps {
  readonly shop: shops.ShopSettings;
}

/** Opened by a press, because its map is large and asks for the phone's position. */
export function ShopFace({ shop }: ShopFaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <ShopFaceForm shop={shop} />
  ) : (
    <Button isWide onClick={() => setIsOpen(true)}>
      {words.face}
    </Button>
  );
}

function ShopFaceForm({ shop }: ShopFaceProps) {
  const { location, askAgain } = useDeviceLocation();
  const save = useMutation(changeFace);
  const cover = useCover();
  const [line1 = '', line2 = '', line3 = ''] = shop.address.split('\n');
  const form = useFields({
    initialValues: { name: shop.name, line1, line2, line3 },
    validate: { name: limitedText(limits.title), ...addressLineRules },
    draft: 'shop face',
  });
  const pinForm = usePinForm(form, location, { latitude: shop.latitude, longitude: shop.longitude });
  return (
    <Card>
      <form
        noValidate
        className={styles.fields}
        onSubmit={pinForm.send(({ name, ...lines }, { latitude, longitude }) =>
          save.mutate(
            {
              changes: { name: name.trim(), address: joinAddressLines(lines), latitude, longitude },
              cover: cover.file,
            },
            { onSuccess: form.forgetDraft, onError: form.showServerErrors },
          ),
        )}
      >
        <h2>{words.face}</h2>
        <DraftNote form={form} />
        <TextField label={names.shopName} limit={limits.title} {...form.getInputProps('name')} />
        <AddressLines form={form} />
        <PinPicker {...pinForm.pinProps} onAskAgain={askAgain} />
        <Field label={words.cover} description={words.coverHint} error={cover.fault}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="image/*"
              onChange={({ currentTarget }) => void cover.choose(currentTarget.files?.[0])}
            />
          )}
        </Field>
        <ActionFailure error={save.error} />
        <Button kind="main" isWide type="submit" isBusy={save.isPending}>
          {words.saveFace}
        </Button>
        <p role="status" className={styles.saved}>
          {save.isSuccess && !save.isPending ? words.updated : ''}
        </p>
      </form>
    </Card>
  );
}

/** The chosen picture, made smaller if it is large. */
function useCover() {
  const [cover, setCover] = useState<{ file: File | null; fault: string | null }>({
    file: null,
    fault: null,
  });
  const choose = async (chosen: File | undefined): Promise<void> => {
    const fitting = chosen ? await fittingPicture(chosen) : null;
    if (typeof fitting === 'string') {
      setCover({ file: null, fault: pictureFaults[fitting](chosen?.name ?? '') });
    } else setCover({ file: fitting, fault: null });
  };
  return { ...cover, choose };
}
