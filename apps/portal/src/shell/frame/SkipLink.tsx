/** The first stop of the keyboard: past the navigation to the page. */
export function SkipLink() {
  return (
    <a className="frame-skip" href="#main">
      Skip to the page
    </a>
  );
}
