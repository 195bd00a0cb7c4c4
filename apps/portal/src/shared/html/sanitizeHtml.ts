import DOMPurify from 'dompurify';

const allowedTags = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h2',
  'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody',
  'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
]; // prettier-ignore

/** Our own paths (one leading /), places on the page, and what leaves the portal safely. */
const allowedAddresses = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** What leads elsewhere opens in a new tab, says so, and learns nothing of us. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.removeAttribute('target');
  node.removeAttribute('rel');
  if (!/^https:/i.test(node.getAttribute('href') ?? '')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
  const hint = document.createElement('span');
  hint.className = 'visually-hidden';
  hint.textContent = ' (opens in new tab)';
  node.append(hint);
});

/** HTML of the carrier as the portal shows it: an allow-list of tags, attributes and addresses. */
export function sanitizeHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'scope', 'colspan', 'rowspan', 'title', 'lang', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddresses,
    // The rule for addresses holds for these too unless told otherwise.
    ADD_URI_SAFE_ATTR: ['scope', 'colspan', 'rowspan', 'lang', 'start'],
    RETURN_TRUSTED_TYPE: true,
  });
}
