import type { Answer } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-16')};
  margin-block-end: ${token('space-16')};

  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }
`;

interface BusinessCardProps<Data> {
  readonly title: string;
  /** A link at the end of the card's header. */
  readonly action?: ReactNode;
  /** The result of its call. */
  readonly answer: Pick<Answer<Data>, 'data' | 'error' | 'retry'>;
  /** The message when the call fails: 'The counts could not be loaded.' */
  readonly failure: string;
  /** The number of lines in the skeleton. */
  readonly lines: number;
  /** The title, which gets the focus when a pressed button disappears. @default the card's own */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly children?: (data: Data) => ReactNode;
}

/** A card of /my-business: a title, a link, and the data, error or skeleton of its call. */
export function BusinessCard<Data>({
  title,
  action,
  answer,
  failure,
  lines,
  titleRef,
  children,
}: BusinessCardProps<Data>) {
  const titleId = useId();
  const ownRef = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownRef;
  const { data, error, retry } = answer;

  function tryAgain() {
    heading.current?.focus();
    retry();
  }

  return (
    <section aria-labelledby={titleId} aria-busy={!data && !error}>
      <Card>
        <CardHead>
          <h2 ref={heading} tabIndex={-1} id={titleId}>
            {title}
          </h2>
          {action}
        </CardHead>
        {error && (
          <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
            {failure} {error.message}
          </Banner>
        )}
        {!error && (data === undefined ? <Skeleton lines={lines} /> : children?.(data))}
      </Card>
    </section>
  );
}
