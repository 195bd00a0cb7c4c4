import { announce } from '@agent-portal/ui/Announcer';
import { TextInput } from '@agent-portal/ui/TextInput';
import { memo, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '@agent-portal/ui/Card';
import { Disclosure } from '@agent-portal/ui/Disclosure';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { useDraft } from '../../shared/form/useDraft.ts';
import { HelpDesk } from '../../shared/help/HelpDesk.tsx';
import { helpAreas } from '../../shared/help/helpAreas.ts';
import { useOfferedHelp } from '../../shared/help/useOfferedHelp.ts';
import { searchHelp } from './searchHelp.ts';
import { SettingsFrame } from '../../shared/settings/SettingsFrame.tsx';
import type { HelpArea } from '../../shared/help/HelpArea.ts';

const TopicGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  gap: ${token('space-16')};
  align-items: start;
  margin-block: ${token('space-24')};

  & h2 {
    margin-block: 0 ${token('space-8')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }
`;

interface HelpTopicsProps {
  readonly areas: readonly HelpArea[];
  /** Whether the answers are open, as for the results of a search. */
  readonly isSearched: boolean;
}

/** The help topics, one card for each area. A click on a question opens its answer. */
const HelpTopics = memo(function HelpTopics({ areas, isSearched }: HelpTopicsProps) {
  return (
    <TopicGrid>
      {areas.map(({ area, topics }) => (
        <Card key={area}>
          <h2>{area}</h2>
          {topics.map(({ question, answer }) => (
            <Disclosure key={`${question} ${isSearched}`} title={question} defaultOpen={isSearched}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Card>
      ))}
    </TopicGrid>
  );
});

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
