import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../internal/polymorphic.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps extends BulmaClassesProps {
  /** Size of the links. */
  size?: 'small' | 'medium' | 'large';
  /** Puts the pages in the middle. */
  centered?: boolean;
  /** Puts the pages at the end of the line. */
  right?: boolean;
  /** Makes the links round. */
  rounded?: boolean;
}

const modifiers = {
  size: 'is',
  centered: 'is-centered',
  right: 'is-right',
  rounded: 'is-rounded',
} satisfies OwnModifiers<PaginationProps>;

/**
 * Links to the pages of a long list, to the previous and to the next one, as a navigation landmark.
 *
 * Its name for screen readers is "pagination", unless you give another `aria-label`.
 *
 * @see [Bulma: pagination](https://bulma.io/documentation/components/pagination/)
 */
export function Pagination(props: ElementProps<'nav', PaginationProps>) {
  return <nav aria-label="pagination" {...useBulmaClasses(props, 'pagination', modifiers)} />;
}

interface StepProps extends BulmaClassesProps {
  disabled?: boolean;
}

const stepModifiers = { disabled: 'is-disabled' } satisfies OwnModifiers<StepProps>;

/** The props that make a link lead somewhere, a router's `to` included. */
const noTarget = { href: undefined, to: undefined, onClick: undefined };

/** A button or a link. A disabled link leads nowhere, but screen readers still announce a link. */
function Step({ as, base, ...props }: PolymorphicProps<ElementType, StepProps & { base: string }>) {
  const isButton = as === 'button';
  const isDeadLink = props.disabled && !isButton;
  const Root: ElementType = isDeadLink ? 'a' : (as ?? 'a');
  return (
    <Root
      {...(isButton && { type: 'button', disabled: props.disabled })}
      {...(isDeadLink && { role: 'link', 'aria-disabled': true })}
      {...useBulmaClasses(props, base, stepModifiers)}
      {...(isDeadLink && noTarget)}
    />
  );
}

/** Props of {@link PaginationPrevious}. */
export interface PaginationPreviousProps extends BulmaClassesProps {
  /** Disables the link, which then leads nowhere, where there is no previous page. */
  disabled?: boolean;
}

/** The link to the previous page. With `as`, a button or a router's link. */
export function PaginationPrevious<Element extends ElementType = 'a'>(
  props: PolymorphicProps<Element, PaginationPreviousProps>,
) {
  return <Step base="pagination-previous" {...props} />;
}

/** Props of {@link PaginationNext}. */
export interface PaginationNextProps extends BulmaClassesProps {
  /** Disables the link, which then leads nowhere, where there is no next page. */
  disabled?: boolean;
}

/** The link to the next page. With `as`, a button or a router's link. */
export function PaginationNext<Element extends ElementType = 'a'>(
  props: PolymorphicProps<Element, PaginationNextProps>,
) {
  return <Step base="pagination-next" {...props} />;
}

/** Props of {@link PaginationList}. */
export interface PaginationListProps extends BulmaClassesProps {}

/** The list of the pages. */
export function PaginationList(props: ElementProps<'ul', PaginationListProps>) {
  return <ul {...useBulmaClasses(props, 'pagination-list')} />;
}

/** Props of {@link PaginationLink}. */
export interface PaginationLinkProps extends BulmaClassesProps {
  /** Marks the page that the reader is on, with `aria-current="page"`. */
  current?: boolean;
  /** Does the same as `current`, by Bulma's other name. */
  selected?: boolean;
  /** Disables the link, which then leads nowhere, where the page cannot be reached. */
  disabled?: boolean;
}

const linkModifiers = {
  current: 'is-current',
  selected: 'is-selected',
} satisfies OwnModifiers<PaginationLinkProps, 'disabled'>;

/**
 * The link to one page, in its list item. With `as`, a button or a router's link.
 *
 * A number is named "Goto page 2" for screen readers, or "Page 2" where it is the current one, unless you give another
 * `aria-label`.
 */
export function PaginationLink<Element extends ElementType = 'a'>(
  props: PolymorphicProps<Element, PaginationLinkProps>,
) {
  const current = props.current || props.selected;
  const isPage = /^\d+$/.test(String(props.children));
  return (
    <li>
      <Step
        base="pagination-link"
        aria-label={isPage ? `${current ? 'Page' : 'Goto page'} ${props.children}` : undefined}
        aria-current={current ? 'page' : undefined}
        {...useBulmaClasses(props, undefined, linkModifiers)}
      />
    </li>
  );
}

/** Props of {@link PaginationEllipsis}. */
export interface PaginationEllipsisProps extends BulmaClassesProps {}

/** Stands for pages that are left out, in its list item. */
export function PaginationEllipsis({
  children = '…',
  ...props
}: ElementProps<'span', PaginationEllipsisProps>) {
  return (
    <li>
      <span {...useBulmaClasses(props, 'pagination-ellipsis')}>{children}</span>
    </li>
  );
}

/** {@link PaginationPrevious} */
Pagination.Previous = PaginationPrevious;
/** {@link PaginationNext} */
Pagination.Next = PaginationNext;
/** {@link PaginationList} */
Pagination.List = PaginationList;
/** {@link PaginationLink} */
Pagination.Link = PaginationLink;
/** {@link PaginationEllipsis} */
Pagination.Ellipsis = PaginationEllipsis;
