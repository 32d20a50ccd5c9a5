// /complaints/7/show: a complaint with its messages, its order, and the customer's earlier complaints.

import { orderNumber } from '@haat/contract/city-ids';
import type { ComplaintRecord, ComplaintThread } from '@haat/contract/operator/complaints';
import Box from '@mui/material/Box';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { time } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Part } from '../../ui/part.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { OrderHistory } from '../orders/order-history.tsx';
import { OrderItems } from '../orders/order-items.tsx';
import { OrderPayments } from '../orders/order-payments.tsx';
import { OrderStatusChip } from '../orders/order-state.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CloseButton } from './close-button.tsx';
import { ComplaintMessages } from './complaint-messages.tsx';
import { ComplaintStateChip } from './complaint-state.tsx';
import { complaintKindWords, complaintOutcomeWords, complaintStateWords } from './complaint-words.ts';

export const ComplaintShow = () => (
  <RecordPage<ComplaintThread> title="Complaint">
    {(complaint) => (
      <>
        <PageHead
          title={`Complaint ${complaint.number}`}
          actions={isToDecide(complaint) && <CloseButton complaint={complaint} />}
        >
          <ComplaintStateChip state={complaint.state} />
        </PageHead>
        {complaint.order_record.is_own && (
          <Notice>You are part of this complaint. Another operator answers and closes it.</Notice>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '3fr 2fr' }, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <Part title="Messages">
              <ComplaintMessages complaint={complaint} />
              {isToDecide(complaint) && <AnswerForm />}
            </Part>
            <Part title="Complaint">
              <Facts facts={factsOf(complaint)} />
            </Part>
            <Part title="Earlier complaints of this customer">
              <EarlierComplaints complaints={complaint.earlier} />
            </Part>
          </Box>
          <OrderOf complaint={complaint} />
        </Box>
      </>
    )}
  </RecordPage>
);

const isToDecide = ({ state, order_record: order }: ComplaintThread): boolean =>
  state === 'open' && !order.is_own;

/** Its payments can be answered here, too. */
const OrderOf = ({ complaint: { order_record: order } }: { readonly complaint: ComplaintThread }) => (
  <ResourceContextProvider value="orders">
    <RecordContextProvider value={order}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Part title="Order">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
            <RecordLink to={`/orders/${order.id}/show`}>{`Order ${orderNumber(order.id)}`}</RecordLink>
            <OrderStatusChip status={order.status} />
          </Box>
          <OrderItems order={order} />
        </Part>
        <OrderPayments order={order} />
        <Part title="History">
          <OrderHistory order={order} />
        </Part>
      </Box>
    </RecordContextProvider>
  </ResourceContextProvider>
);

function factsOf({ customer, shop, ...complaint }: ComplaintThread): readonly Fact[] {
  return [
    ['About', complaintKindWords[complaint.kind]],
    ...(complaint.outcome ? ([['Outcome', complaintOutcomeWords[complaint.outcome]]] as const) : []),
    [
      'Customer',
      <>
        <RecordLink key="customer" to={`/users/${customer.id}/show`}>
          {customer.name || 'No name yet'}
        </RecordLink>
        <span>{`\n${customer.number}`}</span>
      </>,
    ],
    [
      'Shop',
      <RecordLink key="shop" to={`/shops/${shop.id}/show`}>
        {shop.name}
      </RecordLink>,
    ],
    ['Made', time(complaint.created_at)],
    ...clockFactsOf(complaint),
  ];
}

type Clocks = Pick<ComplaintThread, 'state' | 'messages' | 'answered_at' | 'answer_by' | 'solve_by'>;

function clockFactsOf({ state, messages, answered_at, answer_by, solve_by }: Clocks): readonly Fact[] {
  const answered: readonly Fact[] = answered_at === null ? [] : [['Answered', time(answered_at)]];
  // The last message of a closed one is the note of the close.
  const end = messages.at(-1);
  if (state === 'closed' && end) return [...answered, ['Closed', time(end.at)]];
  const answerBy: readonly Fact[] = [['Answer by', time(answer_by)]];
  return [...(answered_at === null ? answerBy : answered), ['Close by', time(solve_by)]];
}

const EarlierComplaints = ({ complaints }: { readonly complaints: readonly ComplaintRecord[] }) =>
  complaints.length === 0 ? (
    <Box sx={{ color: 'text.secondary' }}>None</Box>
  ) : (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {complaints.map((complaint) => (
        <Box component="li" key={complaint.id}>
          <RecordLink to={`/complaints/${complaint.id}/show`}>{complaint.number}</RecordLink>
          {`, ${complaint.shop.name}`}
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{lineOf(complaint)}</Box>
        </Box>
      ))}
    </Box>
  );

/** 'Damaged, 21 Nov 2026, 10:00, Refund' */
const lineOf = ({ kind, created_at, state, outcome }: ComplaintRecord): string => {
  const end = outcome ? complaintOutcomeWords[outcome] : complaintStateWords[state];
  return `${complaintKindWords[kind]}, ${time(created_at)}, ${end}`;
};
