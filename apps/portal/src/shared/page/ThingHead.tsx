import { CopyButton } from '@agent-portal/ui/CopyButton';
import type { DescriptionListProps } from '@agent-portal/ui/DescriptionList';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space-8')} ${token('space-16')};
  padding-block-end: ${token('space-4')};

  &:not(:has(+ ul)) {
    margin-block-end: ${token('space-8')};
  }

  > div:first-child {
    flex: 1 1 0;
    min-inline-size: min(100%, 20rem);

    @media ${below('md')} {
      min-inline-size: min(100%, 14rem);
    }
  }

  [data-part='eyebrow'],
  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-12')};
  }

  nav {
    margin: 0;
  }

  [aria-current] {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-strong')};
  }

  /* The button stays next to a trail that wraps. */
  [data-part='eyebrow'] {
    flex-wrap: nowrap;
    align-items: end;
    gap: ${token('space-4')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: 1.5rem;
  }

  [data-part='eyebrow'] button {
    gap: ${token('space-4')};
    min-block-size: max(28px, ${token('target')});
    margin-block: calc((24px - max(28px, ${token('target')})) / 2);
    padding-inline: ${token('space-4')};
  }

  h1 {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    outline: none;
  }

  &[data-sticks] {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 3;
    background: ${token('color-canvas')};

    /* Never covers the focused element. */
    html:has(&) {
      scroll-padding-block-start: calc(var(--sticky-top, 0px) + 7rem);
    }
  }

  /* A window this low, such as one at 400% zoom, has no space for it. */
  @media print, (max-height: 24rem) {
    &[data-sticks] {
      position: static;
    }
  }

  /* Paper has the number, and no way to the pages above. */
  @media print {
    &&& nav {
      display: block;
    }

    nav li:not(:last-child),
    button {
      display: none;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0 0 ${token('space-12')};
  padding: 0;
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
  list-style: none;

  > li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > li:not(:last-child)::after {
    content: '·';
    content: '·' / '';
    padding-inline: ${token('space-8')};
  }

  @media screen and ${below('md')} {
    > li:not(:last-child)::after {
      content: '';
    }
  }
`;

export interface ThingHeadProps {
  /** The pages above. The last step is the kind of thing and its number. */
  readonly trail: ReactNode;
  /** The number to copy. @default none, while the thing loads */
  readonly number?: string | undefined;
  /** The person or the group that the thing is about. */
  readonly title: string;
  /** The status. */
  readonly badge?: ReactNode;
  /** More facts that identify it, such as a phone number, a product and an agent. Screen readers read the labels. */
  readonly facts?: DescriptionListProps['items'] | undefined;
  /** `PageCommandBar` */
  readonly commands?: ReactNode;
  /** The head stays visible on scroll, so that an action never goes to the wrong client. @default false */
  readonly sticks?: boolean;
}

/** Identifies the policy, client, claim, case, group or bill of a page. */
export function ThingHead(props: ThingHeadProps) {
  const { trail, number, title, badge, facts = [], commands, sticks = false } = props;
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <>
      <Head data-part="thing-head" data-sticks={sticks || undefined}>
        <div>
          <div data-part="eyebrow">
            {trail}
            {number && (
              <CopyButton variant="quiet" size="small" value={number}>
                <span className="visually-hidden">Copy number</span>
              </CopyButton>
            )}
          </div>
          <div data-part="title">
            <h1 tabIndex={-1}>{title}</h1>
            {badge}
          </div>
        </div>
        {commands}
      </Head>
      {known.length > 0 && (
        <Facts>
          {known.map(([label, value]) => (
            <li key={label}>
              <span className="visually-hidden">{label}: </span>
              {value}
            </li>
          ))}
        </Facts>
      )}
    </>
  );
}
