import { MessagePage } from '../../shared/page/MessagePage.tsx';

interface ListBillNotFoundProps {
  /** The noun in the title: 'Group'. */
  readonly what: string;
  readonly number: string;
  readonly back: { readonly href: string; readonly label: string };
}

/** Shown for a group or a bill that does not exist or belongs to another agent. */
export const ListBillNotFound = ({ what, number, back }: ListBillNotFoundProps) => (
  <MessagePage
    title={`${what} not found`}
    message={`No ${what.toLowerCase()} with the number ${number} is in your hierarchy.`}
    action={{ href: back.href, label: `Back to ${back.label}` }}
  />
);
