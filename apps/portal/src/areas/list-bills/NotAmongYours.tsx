import { Link } from '@agent-portal/ui/Link';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

interface NotAmongYoursProps {
  /** The noun in the title: 'Group'. */
  readonly what: string;
  readonly number: string;
  readonly back: { readonly href: string; readonly label: string };
}

/** Shown for a group or a bill that does not exist or belongs to another agent. */
export const NotAmongYours = ({ what, number, back }: NotAmongYoursProps) => (
  <MessagePage
    title={`${what} not found`}
    message={`There is no ${what.toLowerCase()} ${number} among the groups of your hierarchy.`}
    action={<Link href={back.href}>Back to {back.label}</Link>}
  />
);
