import { Banner } from '@agent-portal/ui/Banner';
import { Button, ButtonLink } from '@agent-portal/ui/Button';
import type { Target } from '../openTool.ts';

interface BlockedTabProps {
  readonly message: string;
  readonly tool: string;
  readonly target: Target | undefined;
  readonly onOpen: () => void;
}

/** The browser blocked the new tab: a press on a real link, or on the form's button, it allows. */
export function BlockedTab({ message, tool, target, onOpen }: BlockedTabProps) {
  return (
    <Banner tone="warning" action={target && opener(tool, target, onOpen)}>
      {message}
    </Banner>
  );
}

function opener(tool: string, { url, fields }: Target, onOpen: () => void) {
  const label = `Open ${tool}`;
  const note = <span className="visually-hidden"> (opens in new tab)</span>;
  if (!fields) {
    return (
      <ButtonLink href={url} target="_blank" rel="noopener" onClick={onOpen}>
        {label}
        {note}
      </ButtonLink>
    );
  }
  return (
    // The form must still stand while the browser reads it: what follows the press comes after.
    <form
      method="post"
      action={url}
      target="_blank"
      rel="noopener"
      onSubmit={() => setTimeout(onOpen)}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">
        {label}
        {note}
      </Button>
    </form>
  );
}
