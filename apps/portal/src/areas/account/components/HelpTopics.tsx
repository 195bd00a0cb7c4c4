import { Card } from '@agent-portal/ui/Card';
import { Disclosure } from '@agent-portal/ui/Disclosure';
import { memo } from 'react';
import type { HelpArea } from '../../../shared/help/HelpArea.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

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
