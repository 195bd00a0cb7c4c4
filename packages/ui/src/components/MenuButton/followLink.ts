/**
 * Follows a link as a press on a plain one would: an app that takes over the clicks of links at the
 * document gets this one too, which react-aria otherwise keeps from it.
 */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
