import { announce } from '@agent-portal/ui/Announcer';
import { TextInput } from '@agent-portal/ui/TextInput';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useEffect } from 'react';
import { useKeptForm } from '../../session/useKeptForm.ts';
import { HelpDesk } from '../../shared/HelpDesk.tsx';
import { HelpTopics } from './components/HelpTopics.tsx';
import { helpAreas } from './helpTopics.ts';
import { searchHelp } from './searchHelp.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

const found = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);

/** /account-settings/help: topics by area, a search over them, and the help desk (decisions, 3). */
export function Page() {
  const form = useForm({ defaultValues: { term: '' } });
  useKeptForm('help', form);
  const term = useWatch({ control: form.control, name: 'term' });
  const areas = searchHelp(helpAreas, term);
  const count = areas.reduce((sum, { topics }) => sum + topics.length, 0);
  useEffect(() => {
    if (term) announce(found(count));
  }, [term, count]);

  return (
    <SettingsFrame>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <Controller
            control={form.control}
            name="term"
            render={({ field }) => (
              <TextInput {...field} label="Search the help topics" clearable autoComplete="off" />
            )}
          />
        </form>
      </search>
      {count === 0 ? (
        <p>No topic holds “{term}”. Try another word, or call the help desk.</p>
      ) : (
        <HelpTopics areas={areas} isSearched={term.trim() !== ''} />
      )}
      <HelpDesk />
    </SettingsFrame>
  );
}
