import { CopyButton } from '@agent-portal/ui/CopyButton';
import type { DescriptionListProps } from '@agent-portal/ui/DescriptionList';
import type { ReactNode } from 'react';
import { Facts, Head } from './ThingHead.styles.ts';

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
  /** `ThingCommands` */
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
