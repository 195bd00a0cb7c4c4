import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { formatCount } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { IconButton } from '@agent-portal/ui/IconButton';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DueText } from './DueText.tsx';
import { ItemBody } from './ItemBody.tsx';
import { wideFrom } from './Queue.styles.ts';
import { useOpenItem } from './useOpenItem.ts';
import { kindOf } from './useItemQueue.ts';
import { useQueue } from './QueueContext.ts';
import { below, from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  padding: ${token('space-16')} ${token('space-24')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
  }

  /* The name stays above a form, if there is room for both. */
  @media (height >= 30em) {
    &:has(form) > header {
      position: sticky;
      inset-block-start: calc(var(--sticky-top, 0px) + var(--note, 0px));
      z-index: 1;
      margin: calc(-1 * ${token('space-8')});
      padding: ${token('space-8')};
      background: ${token('color-surface')};

      @media ${from(wideFrom)} {
        inset-block-start: 0;
      }
    }

    & :has(> form),
    & form :is(input, select, textarea, button) {
      scroll-margin-block-start: calc(var(--sticky-top, 0px) + var(--note, 0px) + 8rem);
    }
  }

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
    outline: none;
    scroll-margin-block-start: calc(
      var(--sticky-top, 0px) + var(--note, 0px) + ${token('space-32')}
    );
  }

  /* Where it is in the queue, and the steps to the others. */
  & [data-part='place'] {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};

    & > button:first-of-type {
      margin-inline-start: ${token('space-8')};
    }

    & > button:disabled {
      background: none;
    }
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    margin: 0;
  }

  /* The number and its copy button. */
  & > p > span:has(button) {
    display: inline-flex;
    align-items: center;
  }

  & a:not([data-size]) {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
  }

  /* Their texts line up with the others. */
  & > [data-more] {
    margin-inline: calc(-1 * ${token('space-12')});
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & [data-part='keys'] {
    margin-inline: auto ${token('space-12')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};

    @media (pointer: coarse), ${below('md')} {
      display: none;
    }

    :root[data-single-keys='off'] & {
      display: none;
    }
  }

  & kbd {
    padding: 0 ${token('space-4')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-control')};
    font: inherit;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  @media print {
    display: none;
  }
`;

/** Shows an element from its top on, if its top is above what is visible. */
function showTop(element: Element) {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  if (element.getBoundingClientRect().top < margin) element.scrollIntoView();
}

interface ItemPaneProps {
  /** `kind key` */
  readonly id: string;
  /** The item in the queue; undefined if it is not among the lines. */
  readonly known?: TodayItem | undefined;
  /** Its place among all items. @default that among the items that the keys go through */
  readonly place?: { readonly number: number; readonly total: number } | undefined;
}

/**
 * The item that shows, with its action. The name of the client stays visible above the form, so that no action can
 * be sent without it. An item that was done elsewhere says so.
 */
export function ItemPane({ id, known, ...props }: ItemPaneProps) {
  const [asked, key] = [kindOf(id), id.slice(id.indexOf(' ') + 1)];
  const {
    opened,
    isListed = false,
    order,
    cut = [],
    open,
    step,
    openNext,
    onAnswered,
  } = useQueue();
  const at = order.indexOf(id);
  const { place = at === -1 ? undefined : { number: at + 1, total: order.length } } = props;
  const isOpened = opened === id;
  const presence = useOpenItem(asked, key, isOpened, isListed);
  const item = known ?? presence.item;
  // The carrier answers an item that a follow-up hides with it.
  const kind = item?.followUp ? 'followUps' : asked;
  const [isEditing, setIsEditing] = useState(false);
  // The form of its follow-up stays, with what the user entered.
  const isGone = !known && presence.isGone && !isEditing;
  const isUnknown = !item && !isGone && presence.isUnknown;
  const isWaiting = !item && !isGone && !isUnknown;
  const goneTitle = isListed ? 'Nothing to do' : 'This item is done';
  const titleId = useId();
  const goneText = isListed
    ? 'Nothing in this row needs someone now.'
    : 'It was sent, planned, assigned or resolved.';
  const heading = useRef<HTMLHeadingElement>(null);
  const done = () => openNext(id, presence.taken);
  const { isAnswered } = presence;
  const report = useEffectEvent(() => onAnswered(id, presence));
  useEffect(() => {
    if (isAnswered) report();
  }, [isAnswered]);

  // After the route has moved the focus to the title of the page.
  useEffect(() => {
    const name = heading.current;
    const pane = name?.closest('section');
    if (!isOpened || !name || !pane || pane.contains(document.activeElement)) return;
    // Next to the list it is sticky, and the list does not move.
    name.focus({ preventScroll: true });
    if (getComputedStyle(pane).position !== 'sticky') showTop(name);
  }, [isOpened]);
  return (
    <Pane
      data-part="item"
      aria-labelledby={titleId}
      aria-busy={isWaiting}
      // Working on the shown item opens it.
      onFocus={() => !isOpened && open(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !isOpened) return;
        event.stopPropagation();
        open(undefined);
      }}
    >
      <header>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {item?.who ?? (isGone ? goneTitle : 'Opening the item')}
        </h2>
        {item && <DueText kind={kind} item={item} />}
        <div data-part="place">
          {place && `${formatCount(place.number)} of ${formatCount(place.total)}`}
          <IconButton
            label="Previous item"
            icon={<ChevronUp aria-hidden />}
            disabled={at <= 0}
            onClick={() => step(-1)}
          />
          <IconButton
            label="Next item"
            icon={<ChevronDown aria-hidden />}
            disabled={at === -1 || (at === order.length - 1 && !cut.includes(asked))}
            onClick={() => step(1)}
          />
          {isOpened && (
            <IconButton label="Close" icon={<X aria-hidden />} onClick={() => open(undefined)} />
          )}
        </div>
      </header>
      {presence.others.length > 0 && (
        <Banner tone="warning">Also open now: {presence.others.join(', ')}</Banner>
      )}
      {(isGone || isUnknown) && (
        <Banner
          tone={isGone ? 'info' : 'warning'}
          action={
            <Button onClick={() => open(undefined)}>
              Back to {isListed ? 'the list' : 'Today'}
            </Button>
          }
        >
          {isGone ? goneText : 'The item could not be opened.'}
        </Banner>
      )}
      {isWaiting && <Skeleton lines={4} />}
      {item && !isGone && (
        <ItemBody kind={kind} item={item} onDone={done} onEditing={setIsEditing} />
      )}
    </Pane>
  );
}
