// /announcements/create: writes an announcement, and asks for how many people before it is sent.
import { limits } from '@haat/contract/limits';
import { type Audience, audiences } from '@haat/contract/operator/announcements';
import { pageLinkPattern, pageStarts } from '@haat/contract/page-link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../platform/http.ts';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { count } from '../../ui/format.ts';
import { draftKey } from '../../ui/kept-draft.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useCities } from '../use-cities.ts';
import { audienceWords } from './audience-words.ts';

interface Choice {
  readonly city: string;
  readonly audiences: readonly Audience[];
}

const nothingChosen: Choice = { city: '', audiences: ['customer'] };

interface Draft extends Choice {
  readonly en: string;
  readonly hi: string;
  readonly ml: string;
  readonly link: string;
}

const textFields = [
  ['en', 'English', 'Text in English'],
  ['hi', 'Hindi', 'Text in Hindi (optional)'],
  ['ml', 'Malayalam', 'Text in Malayalam (optional)'],
] as const;

const bodyOf = ({ city, audiences: chosen, en, hi, ml, link }: Draft) => ({
  city: Number(city),
  audiences: chosen,
  texts: { en: en.trim(), ...(hi.trim() && { hi: hi.trim() }), ...(ml.trim() && { ml: ml.trim() }) },
  ...(link.trim() && { link: link.trim() }),
});

const useTyped = (field: string) => useKeptText(draftKey('announcements', field, ''));

/** With the only city, if there is one. What is typed survives a reload, until it is sent. */
function useDraft() {
  const cities = useCities();
  const [chosen, setChosen] = useState(nothingChosen);
  const [en, setEn] = useTyped('en');
  const [hi, setHi] = useTyped('hi');
  const [ml, setMl] = useTyped('ml');
  const [link, setLink] = useTyped('link');
  const only = cities.length === 1 ? String(cities[0]?.id) : '';
  const draft: Draft = { ...chosen, city: chosen.city || only, en, hi, ml, link };
  const type = { en: setEn, hi: setHi, ml: setMl, link: setLink };
  return {
    cities,
    draft,
    type,
    choose: (parts: Partial<Choice>): void => setChosen((before) => ({ ...before, ...parts })),
    forget: (): void => {
      for (const set of Object.values(type)) set('');
    },
  };
}

const faultOf = ({ city, audiences: chosen, en }: Draft): string | undefined => {
  if (city === '') return 'Choose a city.';
  if (chosen.length === 0) return 'Choose who is told.';
  return en.trim() === '' ? 'Enter the text in English.' : undefined;
};

const pageLink = new RegExp(pageLinkPattern);

const linkFaultOf = ({ link }: Draft): string | undefined =>
  link.trim() === '' || pageLink.test(link.trim())
    ? undefined
    : `Enter a page of the app without spaces or backslashes. It begins with one of these: ${pageStarts}.`;

export function NewAnnouncement() {
  const { cities, draft, type, choose, forget } = useDraft();
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const fault = faultOf(draft);
  const linkFault = linkFaultOf(draft);
  const ask = (): void => {
    setTried(true);
    if (fault === undefined && linkFault === undefined) setAsked(true);
  };
  return (
    <>
      <PageHead title="New announcement">
        Each person gets one notification, in their language. Three are possible in a city each day.
      </PageHead>
      <Card sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 }, maxWidth: '40rem' }}>
        {cities.length > 1 && (
          <SelectField
            label="City"
            value={draft.city}
            choices={[['', 'Choose'], ...cities.map(({ id, name }) => [String(id), name] as const)]}
            onChange={(city) => choose({ city })}
          />
        )}
        <AudienceChoice draft={draft} onChange={choose} />
        {textFields.map(([language, , label]) => (
          <TextField
            key={language}
            label={label}
            multiline
            minRows={2}
            value={draft[language]}
            onChange={(event) => type[language](event.target.value)}
            slotProps={{ htmlInput: { maxLength: limits.announcement, lang: language } }}
          />
        ))}
        <LinkField link={draft.link} fault={isTried ? linkFault : undefined} onChange={type.link} />
        {isTried && fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
        <Button variant="contained" onClick={ask} sx={{ justifySelf: 'start' }}>
          Send
        </Button>
      </Card>
      {isAsked && <SendDialog draft={draft} onSent={forget} onClose={() => setAsked(false)} />}
    </>
  );
}

interface LinkFieldProps {
  readonly link: string;
  readonly fault: string | undefined;
  readonly onChange: (link: string) => void;
}

const LinkField = ({ link, fault, onChange }: LinkFieldProps) => (
  <TextField
    label="Link (optional)"
    value={link}
    error={fault !== undefined}
    helperText={fault ?? 'A page of the app, such as /shops. Without it, the notifications open.'}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      htmlInput: { maxLength: limits.link },
      ...(fault !== undefined && { formHelperText: { role: 'alert' } }),
    }}
  />
);

interface AudienceChoiceProps {
  readonly draft: Draft;
  readonly onChange: (parts: Partial<Choice>) => void;
}

const AudienceChoice = ({ draft, onChange }: AudienceChoiceProps) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, fontSize: '0.875rem', color: 'text.secondary' }}>
      For
    </Box>
    {audiences.map((audience) => (
      <FormControlLabel
        key={audience}
        label={audienceWords[audience]}
        control={
          <Checkbox
            checked={draft.audiences.includes(audience)}
            onChange={(_, isChosen) => {
              const others = draft.audiences.filter((one) => one !== audience);
              onChange({ audiences: isChosen ? [...others, audience] : others });
            }}
          />
        }
      />
    ))}
  </Box>
);

const peopleWords = (people: number): string => (people === 1 ? '1 person' : `${count(people)} people`);

interface SendProps {
  readonly draft: Draft;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

function SendDialog({ draft, onSent, onClose }: SendProps) {
  const provider = useDataProvider<DeskProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const query = { city: draft.city, audiences: draft.audiences.join(',') };
  const reached = useQuery({
    queryKey: ['announcement-people', query],
    queryFn: async ({ signal }) => {
      const { data } = await provider.ask('announcement-people', { query, signal });
      return (data as { readonly people: number }).people; // the contract's shape
    },
    staleTime: 0,
  });
  const send = useSingleMutation({
    mutationFn: () => provider.create('announcements', { data: bodyOf(draft) }),
    async onSuccess() {
      onSent();
      notify('Announcement on its way', { type: 'success' });
      await queryClient.invalidateQueries();
      void navigate('/announcements');
    },
  });
  const people = reached.data;
  const error = send.error ?? reached.error;
  return (
    <QuestionDialog
      title={people === undefined ? 'Send it?' : `Send it to ${peopleWords(people)}?`}
      text="Each person gets the text in their language, or the English one."
      verb="Send"
      isSevere={false}
      isBusy={send.isPending || reached.isPending}
      error={error ? sentenceOf(error) : undefined}
      onCancel={onClose}
      onConfirm={() => people !== undefined && send.mutate()}
    >
      <Box sx={{ mt: 2 }}>
        <Facts facts={textFactsOf(draft)} />
      </Box>
    </QuestionDialog>
  );
}

const textFactsOf = (draft: Draft): readonly Fact[] =>
  textFields
    .filter(([language]) => draft[language].trim() !== '')
    .map(([language, name]) => [
      name,
      <span key={language} lang={language}>
        {draft[language].trim()}
      </span>,
    ]);
