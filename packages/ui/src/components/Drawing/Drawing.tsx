interface DrawingProps {
  /** One of `drawings`. */
  readonly of: string;
  /** Width and height, in px next to text of 16 px; it grows with the text. @default 20 */
  readonly size?: number;
  /** @default 1.75 */
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** An icon of first screens, hidden from screen readers: without the code that the components of Lucide bring. */
export function Drawing({ of: path, size = 20, ...rest }: DrawingProps) {
  const em = `${size / 16}em`;
  return (
    <svg
      width={em}
      height={em}
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
