import { Banner } from '@agent-portal/ui/Banner';
import { Button, ButtonLink } from '@agent-portal/ui/Button';
import type { Target } from '../openTool.ts';

interface BlockedTabProps {
  readonly message: string;
  readonly tool: string;
  readonly target: Target | undefined;
  readonly onOpen: () => void;
}

/** Shown when the browser blocks the new tab. Browsers allow a click on a real link or submit button. */
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
    // The browser must read the form before React removes it, so the state changes after the click.
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
