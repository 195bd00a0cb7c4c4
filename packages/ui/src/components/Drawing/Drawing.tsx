interface DrawingProps {
  /** One of `drawings`. */
  readonly of: string;
  /** Width and height; in em it grows with the text. @default '1.25em' */
  readonly size?: string;
  /** @default 1.75 */
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** An icon of first screens, hidden from screen readers: without the code that the components of Lucide bring. */
export function Drawing({ of: path, size = '1.25em', ...rest }: DrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
