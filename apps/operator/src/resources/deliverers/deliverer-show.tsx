// /deliverers/7/show: a deliverer, with their whole number. The server writes this view into the audit.

import type { ApiError } from '@haat/client/api-error';
import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDelete, useNotify, useRedirect } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { filteredList } from '../../ui/filtered-list.ts';
import { count, person } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { CashHeld } from '../cash/cash-held.tsx';
import { CountedOrders } from '../orders/counted-orders.tsx';
import { DaySummaries } from './day-summaries.tsx';

export const DelivererShow = () => (
  <RecordPage<DelivererRecord> title="Deliverer">
    {(deliverer) => (
      <>
        <PageHead
          title={person(deliverer)}
          actions={
            <>
              <ButtonLink to={`/users/${deliverer.id}`}>
                <span>{deliverer.first_name ? 'Change the name' : 'Enter a name'}</span>
              </ButtonLink>
              <ButtonLink to={`/deliverers/${deliverer.id}`}>Move to another city</ButtonLink>
              <DismissButton deliverer={deliverer} />
            </>
          }
        />
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Facts facts={factsOf(deliverer)} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <RecordLink to={filteredList('orders', { deliverer: String(deliverer.id) })}>
              Deliveries
            </RecordLink>
            <RecordLink to={`/users/${deliverer.id}/show`}>Their account</RecordLink>
          </Box>
        </Card>
        <DaySummaries delivererId={deliverer.id} />
      </>
    )}
  </RecordPage>
);

const factsOf = ({ number, city, active_deliveries }: DelivererRecord): readonly Fact[] => [
  ['Phone number', <PhoneLink key="number" number={number} />],
  ['City', city.name],
  ['Active deliveries', count(active_deliveries)],
];

function DismissButton({ deliverer }: { readonly deliverer: DelivererRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const [dismiss, { isPending, error }] = useDelete<DelivererRecord, ApiError>();
  const onSuccess = (): void => {
    notify('Deliverer dismissed', { type: 'success' });
    redirect('list', 'deliverers');
  };
  const confirm = (): void => {
    dismiss('deliverers', { id: deliverer.id, previousData: deliverer }, { onSuccess });
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Dismiss
      </Button>
      {isOpen && (
        <QuestionDialog
          title="Dismiss this deliverer?"
          text="Deliveries that are not picked up go to other deliverers. You hand over the others yourself."
          verb="Dismiss"
          isBusy={isPending}
          error={error ? sentenceOf(error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={confirm}
        >
          <WhatStays deliverer={deliverer} />
        </QuestionDialog>
      )}
    </>
  );
}

const WhatStays = ({ deliverer: { id, number } }: { readonly deliverer: DelivererRecord }) => (
  <>
    <CountedOrders
      filter={{ deliverer: String(id), is_picked_up: '1' }}
      one="picked-up order stays with them."
      several="picked-up orders stay with them."
      link="Open these orders"
    >
      {(sentence) => <Typography sx={{ mt: 2 }}>{sentence}</Typography>}
    </CountedOrders>
    <CashHeld id={id} number={number} />
  </>
);
