// What the pages of a shop type and of a product type have in common: one that changes it and one that creates it.
import type { RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';

interface TypeEditProps {
  /** 'shop type' */
  readonly kind: string;
  readonly fields: readonly ComparedField[];
  /** What a deletion does, and when it is refused. */
  readonly warning: string;
  readonly children: ReactElement;
}

export const TypeEdit = <Type extends RaRecord & { readonly name: string }>({
  kind,
  fields,
  warning,
  children,
}: TypeEditProps) => (
  <EditPage<Type>
    title={(type) => (type ? `Edit ${type.name}` : `Edit ${kind}`)}
    fields={fields}
    then="list"
    canAddAgain
    actions={(type) => (
      <DeleteButton
        record={type}
        title={`Delete ${type.name}?`}
        text={warning}
        success={`${capital(kind)} deleted`}
      />
    )}
  >
    {children}
  </EditPage>
);

export const TypeCreate = ({ kind, children }: Pick<TypeEditProps, 'kind' | 'children'>) => (
  <CreatePage title={`Add ${kind}`} success={`${capital(kind)} added`} then="list">
    {children}
  </CreatePage>
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
