// /shops/address/{id}: edit an address. Only changed fields are sent. Its city and its lines can't change.
import type { Address } from '@haat/contract/addresses';
import type { Point } from '@haat/contract/geo';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeviceLocation } from '../../../platform/device/geolocation.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { NotFoundState } from '../../../ui/feedback/not-found-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { usePinForm } from '../../../ui/map/use-pin-form.ts';
import { changesOf, valuesOf } from '../address-changes.ts';
import { addressesQuery, changeAddress } from '../addresses.api.ts';
import { changeAddressWords as words } from '../addresses.messages.ts';
import { AddressForm, landmarkRule, receiverRules } from '../components/address-form.tsx';
import { FixedPlace } from '../components/fixed-place.tsx';
import type { HouseFiles } from '../components/house-fields.tsx';

export function ChangeAddressPage() {
  const { addressId = '' } = useParams();
  const query = useQuery(addressesQuery);
  return (
    <>
      <PageHead title={words.title} />
      <QueryBoundary query={query} skeleton={<SkeletonList rows={5} height="4.75rem" />}>
        {(list) => {
          const address = list.find(({ id }) => String(id) === addressId);
          return address ? <KnownAddress key={address.id} address={address} /> : <NotFoundState />;
        }}
      </QueryBoundary>
    </>
  );
}

const filesOf = ({ photo, voice_note }: Address): HouseFiles => ({ photo, voice_note });

const addressRules = { ...receiverRules, ...landmarkRule };

function KnownAddress({ address }: { readonly address: Address }) {
  const [opened] = useState(address);
  const navigate = useNavigate();
  const { location, askAgain } = useDeviceLocation();
  const draft = `address ${opened.id}`;
  const form = useFields({ initialValues: valuesOf(opened), validate: addressRules, draft });
  const pinForm = usePinForm(form, location, opened.has_pin ? opened : null);
  const change = useMutation(changeAddress);
  const [files, setFiles] = useDraft<HouseFiles>(`${draft} files`, filesOf(opened));
  const toList = (): void => {
    form.forgetDraft();
    void navigate('/shops/address', { replace: true });
  };
  const save = (values: typeof form.values, pin: Point): void => {
    const changes = changesOf(opened, { values, pin, files });
    if (Object.keys(changes).length === 0) toList();
    else {
      change.mutate(
        { id: opened.id, changes },
        { onSuccess: toList, onError: (error) => void form.showServerErrors(error) },
      );
    }
  };
  return (
    <AddressForm
      form={form}
      map={{ ...pinForm.pinProps, onAskAgain: askAgain }}
      files={files}
      onFiles={setFiles}
      button={words.save}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={pinForm.send(save)}
    >
      <FixedPlace address={opened} />
    </AddressForm>
  );
}
