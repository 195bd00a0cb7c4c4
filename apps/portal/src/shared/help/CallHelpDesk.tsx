import { carrier } from '@agent-portal/data/carrier';
import { ButtonLink } from '@agent-portal/ui/Button';

/** The second action of a page that the user cannot open: a call to the help desk. */
export const CallHelpDesk = () => (
  <ButtonLink href={carrier.helpDesk.phoneLink}>Call the help desk</ButtonLink>
);
