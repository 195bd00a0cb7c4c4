import { Card } from '@agent-portal/ui/Card';
import { Disclosure } from '@agent-portal/ui/Disclosure';
import { memo } from 'react';
import type { HelpArea } from '../../../shared/help/HelpArea.ts';
import { TopicGrid } from './HelpTopics.styles.ts';

export interface HelpTopicsProps {
  readonly areas: readonly HelpArea[];
  /** Whether the answers are open, as for the results of a search. */
  readonly isSearched: boolean;
}

/** The help topics, one card for each area. A click on a question opens its answer. */
export const HelpTopics = memo(function HelpTopics({ areas, isSearched }: HelpTopicsProps) {
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
