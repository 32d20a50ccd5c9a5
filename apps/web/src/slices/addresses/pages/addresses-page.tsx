// The delivery addresses: choose, delete or add one.
import type * as addresses from '@haat/contract/addresses';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { questions } from '../../../messages/questions.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { addressName } from '../address-name.ts';
import { addressesQuery, deleteAddress } from '../addresses.api.ts';
import { addresses as words } from '../addresses.messages.ts';
import { AddressChoice } from '../components/address-choice.tsx';
import { selectAddress } from '../selected-address.ts';
import { useSelectedAddress } from '../use-selected-address.ts';
import styles from './addresses-page.module.css';

export function AddressesPage() {
  const query = useQuery(addressesQuery);
  const deletion = useMutation(deleteAddress);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <QueryBoundary query={query} skeleton={<SkeletonList rows={3} height="6.5rem" />}>
        {(list) => (
          <>
            <AddressChoices list={list} deletion={deletion} />
            <ActionBar>
              <ButtonLink kind="main" isWide to="/shops/address/add">
                {words.addNew}
              </ButtonLink>
            </ActionBar>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

interface AddressChoicesProps {
  readonly list: readonly addresses.Address[];
  readonly deletion: UseMutationResult<unknown, Error, number>;
}

function AddressChoices({ list, deletion }: AddressChoicesProps) {
  const selected = useSelectedAddress();
  const askAndDelete = async (address: addresses.Address): Promise<void> => {
    const line = words.removing(addressName(address));
    if (await confirm(questions.deleteProduct, line, 'danger')) deletion.mutate(address.id);
  };
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.choose}</legend>
      <PlainList className={styles.list}>
        {list.map((address) => (
          <li key={address.id}>
            <AddressChoice
              address={address}
              isSelected={address.id === selected?.id}
              isBusy={address.id === deletion.variables && deletion.isPending}
              onSelect={() => selectAddress(address.id)}
              onDelete={list.length > 1 ? () => void askAndDelete(address) : undefined}
            />
            <ActionFailure error={address.id === deletion.variables ? deletion.error : null} />
          </li>
        ))}
      </PlainList>
    </fieldset>
  );
}
