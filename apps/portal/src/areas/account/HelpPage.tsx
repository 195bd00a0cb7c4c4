import { announce } from '@agent-portal/ui/Announcer';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDraft } from '../../shared/form/useDraft.ts';
import { HelpDesk } from '../../shared/help/HelpDesk.tsx';
import { HelpTopics } from './components/HelpTopics.tsx';
import { helpAreas } from '../../shared/help/helpAreas.ts';
import { useOfferedHelp } from '../../shared/help/useOfferedHelp.ts';
import { searchHelp } from './searchHelp.ts';
import { SettingsFrame } from '../../shared/settings/SettingsFrame.tsx';

const found = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);

/**
 * /account-settings/help: topics by area, a search, and the help desk (decisions, 3). If the address
 * names a topic, that topic is open.
 */
export function HelpPage() {
  const [params] = useSearchParams();
  const topic = params.get('topic') ?? '';
  const [opened, setOpened] = useState(topic);
  const [term, setTerm] = useState(topic);
  if (topic !== opened) {
    setOpened(topic);
    setTerm(topic);
  }
  useDraft('help', () => term || undefined, setTerm);
  const areas = searchHelp(useOfferedHelp(helpAreas), term);
  const count = areas.reduce((sum, { topics }) => sum + topics.length, 0);
  useEffect(() => {
    if (term) announce(found(count), 'questions');
  }, [term, count]);

  return (
    <SettingsFrame>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <TextInput
            label="Search the help topics"
            value={term}
            onChange={setTerm}
            clearable
            autoComplete="off"
          />
        </form>
      </search>
      {count === 0 ? (
        <p>No help topic contains “{term}”. Try another word, or call the help desk.</p>
      ) : (
        <HelpTopics areas={areas} isSearched={term.trim() !== ''} />
      )}
      <HelpDesk />
    </SettingsFrame>
  );
}

export { HelpPage as Page };
