// Elements of the page. What has to be there and is not is a fault, told by its name.

/**
 * Everything that this selector finds, which is of this kind.
 * @overload
 * @param {ParentNode} around
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
/**
 * @template {HTMLElement} Kind
 * @overload
 * @param {ParentNode} around
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind[]}
 */
/**
 * @param {ParentNode} around
 * @param {string} selector
 */
export function all(around, selector, kind = HTMLElement) {
  return Array.from(around.querySelectorAll(selector), (element) => {
    if (element instanceof kind) return element;
    throw new TypeError(`${selector} finds a ${element.localName}, which is no ${kind.name}`);
  });
}

/**
 * The first element that this selector finds, if there is one.
 * @param {ParentNode} around
 * @param {string} selector
 */
export function one(around, selector) {
  const element = around.querySelector(selector);
  if (element === null || element instanceof HTMLElement) return element ?? undefined;
  throw new TypeError(`${selector} finds a ${element.localName}, which is no HTMLElement`);
}

/**
 * The first element that this selector finds, which is always there.
 * @param {ParentNode} around
 * @param {string} selector
 */
export function the(around, selector) {
  const element = one(around, selector);
  if (element) return element;
  throw new Error(`the page has no ${selector}`);
}

/**
 * A new element with these properties and with this in it.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {(Node | string)[]} inner
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function made(tag, properties = {}, ...inner) {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...inner);
  return element;
}

/**
 * A button of the page itself.
 * @param {string} text
 * @param {() => unknown} work
 */
export function button(text, work) {
  const element = made('button', { type: 'button', textContent: text });
  element.addEventListener('click', work);
  return element;
}

/** What the program shows stands in here. */
export const root = the(document, '#root');
/** The words before the first page, or instead of all pages. */
export const startLine = the(document, '#start');
/** The button of files and links. */
export const more = the(document, '#more');
