import { Button, type ButtonProps } from '@agent-portal/ui/Button';

export interface CommandProps extends ButtonProps {
  /** The form that it opens, which loads when a press is likely. */
  readonly opens?: { readonly preload: () => void };
}

/** A secondary command of an item or a follow-up. */
export const Command = ({ opens, ...props }: CommandProps) => (
  <Button
    variant="quiet"
    size="small"
    onPointerEnter={opens?.preload}
    onFocus={opens?.preload}
    {...props}
  />
);
