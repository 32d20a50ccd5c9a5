// /shops/order/:orderId/complain: a complaint about an order. Without a connection it waits on the phone.
import { orderNumber } from '@haat/contract/city-ids';
import { type ComplaintKind, complaintKinds, isSeenByShop } from '@haat/contract/complaint-kinds';
import { limits } from '@haat/contract/limits';
import type * as orders from '@haat/contract/orders';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../messages/order-errors.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { limitedText, required } from '../../../platform/forms/validators.ts';
import { useNow } from '../../../platform/now.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { DraftNote } from '../../../ui/fields/draft-note.tsx';
import form from '../../../ui/fields/form.module.css';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { useIsUploading } from '../../files/index.ts';
import { customerOrderQuery } from '../../orders/index.ts';
import { complaintPath } from '../complaint-path.ts';
import { makeComplaint } from '../complaints.api.ts';
import { complaints as words } from '../complaints.messages.ts';
import { ComplaintPhotos } from '../components/complaint-photos.tsx';
import { waitingId } from '../components/customer-order-complaints.tsx';
import { isLate } from '../is-late.ts';
import styles from './complaints-page.module.css';

export function ComplainPage() {
  const { orderId = '' } = useParams();
  const now = useNow();
  const query = useQuery(customerOrderQuery(orderId));
  return (
    <>
      <PageHead title={words.formTitle(orderNumber(Number(orderId)))} />
      <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={2} height="4.5rem" />}>
        {(order) =>
          isLate(order, now) ? <Note>{words.late}</Note> : <ComplaintForm key={order.id} order={order} />
        }
      </QueryBoundary>
    </>
  );
}

const kindOf = (value: string): ComplaintKind | undefined => complaintKinds.find((kind) => kind === value);

function useComplaint(orderId: number) {
  const navigate = useNavigate();
  const complaint = useMutation(makeComplaint);
  const draft = `complaint ${orderId}`;
  const [files, setFiles] = useDraft<readonly number[]>(`${draft} files`, []);
  const fields = useFields({
    initialValues: { kind: '', body: '' },
    validate: { kind: required, body: limitedText(limits.longText) },
    draft,
  });
  const kind = kindOf(fields.values.kind);
  const send = ({ body }: { readonly body: string }): void => {
    if (!kind) return;
    complaint.mutate(
      { orderId, kind, body: body.trim(), files },
      {
        onSuccess: (outcome) => {
          fields.forgetDraft();
          const isSent = outcome.state === 'sent';
          // The order's page is long.
          const path = isSent
            ? complaintPath('customer', outcome.answer.id)
            : `/shops/order/${orderId}#${waitingId}`;
          void navigate(path, { replace: true });
        },
        onError: fields.showServerErrors,
      },
    );
  };
  return { complaint, fields, kind, files, setFiles, send };
}

const kinds = () => complaintKinds.map((id) => ({ id, name: words.kinds[id] }));

function ComplaintForm({ order }: { readonly order: orders.Order }) {
  const { complaint, fields, kind, files, setFiles, send } = useComplaint(order.id);
  const isUploading = useIsUploading();
  return (
    <form noValidate className={form.grow} onSubmit={fields.send(send)}>
      <p className={styles.line}>{kind && !isSeenByShop(kind) ? words.operatorLine : words.formLine}</p>
      <DraftNote form={fields} />
      <SelectField
        label={words.kind}
        hint={words.kindHint}
        choices={kinds()}
        {...fields.getInputProps('kind')}
      />
      {kind && <Note>{isSeenByShop(kind) ? words.seenByShop : words.hiddenFromShop}</Note>}
      <TextAreaField
        label={words.body}
        limit={limits.longText}
        rows={6}
        disabled={complaint.isPending}
        {...fields.getInputProps('body')}
      />
      <ComplaintPhotos value={files} onChange={setFiles} />
      <ActionBar>
        <Reason text={reasonFor(complaint.error)} />
        <Button kind="main" isWide type="submit" isBusy={complaint.isPending || isUploading}>
          {words.send}
        </Button>
      </ActionBar>
    </form>
  );
}
