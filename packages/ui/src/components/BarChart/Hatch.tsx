/** The fill of the second series: lines on the surface. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect width={6} height={6} />
        <path d="M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2" />
      </pattern>
    </defs>
  );
}
