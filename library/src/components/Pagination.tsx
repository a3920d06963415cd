import type { ElementType, MouseEvent } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { Labelled, LabelText, type LabelName } from '../internal/labels.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps extends BulmaClassesProps {
  /** Size of the links. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Puts the pages in the middle. */
  centered?: boolean | undefined;
  /** Puts the pages at the end of the line. */
  right?: boolean | undefined;
  /** Makes the links round. */
  rounded?: boolean | undefined;
  /** Number of pages. With it, and without children, the pagination makes its links itself. */
  total?: number | undefined;
  /**
   * The page that the user is on, from 1 on, if the pagination makes its links itself.
   *
   * @defaultValue 1
   */
  current?: number | undefined;
  /** The address of a page. Without it, the links are buttons. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called with the page that the user chooses. Where it has an address, `event.preventDefault()` keeps the browser here. */
  onPageChange?: ((page: number, event: MouseEvent) => void) | undefined;
}

const modifiers = {
  size: 'is',
  centered: 'is-centered',
  right: 'is-right',
  rounded: 'is-rounded',
} satisfies OwnModifiers<PaginationProps, 'total' | 'current' | 'hrefOf' | 'onPageChange'>;

/** The first and the last page and those around the current one, with nothing where several are left out. */
function pagesAround(current: number, total: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, total];
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= total))];
  return shown.flatMap((page, index) => {
    const left = page - (shown[index - 1] ?? page);
    if (left > 2) return [undefined, page];
    return left === 2 ? [page - 1, page] : [page];
  });
}

interface PagesProps extends Pick<PaginationProps, 'hrefOf' | 'onPageChange'> {
  current: number;
  total: number;
}

/** The links of a pagination that makes them itself. */
function Pages({ current, total, hrefOf, onPageChange }: PagesProps) {
  const linkTo = (page: number) => ({
    as: (hrefOf ? 'a' : 'button') as ElementType,
    href: hrefOf?.(page),
    onClick: onPageChange && ((event: MouseEvent) => onPageChange(page, event)),
  });
  return (
    <>
      <PaginationPrevious {...linkTo(current - 1)} disabled={current <= 1}>
        <LabelText label="previousPage" english="Previous" />
      </PaginationPrevious>
      <PaginationNext {...linkTo(current + 1)} disabled={current >= total}>
        <LabelText label="nextPage" english="Next page" />
      </PaginationNext>
      <PaginationList>
        {pagesAround(current, total).map((page, index) =>
          page === undefined ? (
            <PaginationEllipsis key={`after ${index}`} />
          ) : (
            <PaginationLink key={page} {...linkTo(page)} current={page === current}>
              {page}
            </PaginationLink>
          ),
        )}
      </PaginationList>
    </>
  );
}

/**
 * Links to the pages of a long list, to the previous and to the next one, as a navigation landmark: its parts, or with
 * `total` those that it makes itself.
 *
 * Its name for screen readers is "pagination", unless you give another `aria-label`.
 *
 * @see [Bulma: pagination](https://bulma.io/documentation/components/pagination/)
 */
export function Pagination({
  total,
  current = 1,
  hrefOf,
  onPageChange,
  children,
  ...props
}: ElementProps<'nav', PaginationProps>) {
  return (
    <Labelled
      as="nav"
      label="pagination"
      english="pagination"
      {...useBulmaClasses(props, 'pagination', modifiers)}
    >
      {children ?? (total !== undefined && <Pages {...{ current, total, hrefOf, onPageChange }} />)}
    </Labelled>
  );
}

interface StepProps extends BulmaClassesProps {
  disabled?: boolean | undefined;
}

const stepModifiers = { disabled: 'is-disabled' } satisfies OwnModifiers<StepProps>;

/**
 * What a disabled link or button has: nothing that makes it lead somewhere, a router's `to` included. Tab passes it by, but
 * it keeps the focus that it has, as a button with `disabled` and a link without `href` would not.
 */
const disabledProps = {
  href: undefined,
  to: undefined,
  onClick: undefined,
  tabIndex: -1,
  'aria-disabled': true,
};

interface OwnStepProps extends StepProps {
  base: string;
  /** The number of the page, in words for screen readers. */
  label?: { label: LabelName; english: string; page: string } | undefined;
}

/** A button or a link. A disabled link leads nowhere, but screen readers still announce a link. */
function Step({ as, base, label, ...props }: PolymorphicProps<'a', OwnStepProps>) {
  const isButton = as === 'button';
  const isDeadLink = props.disabled && !isButton;
  const Root: ElementType = isDeadLink ? 'a' : (as ?? 'a');
  const attributes = {
    ...(isButton && { type: 'button' }),
    ...(isDeadLink && { role: 'link' }),
    ...useBulmaClasses(props, base, stepModifiers),
    ...(props.disabled && disabledProps),
  };
  return label ? <Labelled as={Root} {...label} {...attributes} /> : <Root {...attributes} />;
}

/** Props of {@link PaginationPrevious}. */
export interface PaginationPreviousProps extends BulmaClassesProps {
  /** Disables the link, which then leads nowhere, where there is no previous page. */
  disabled?: boolean | undefined;
}

/** The link to the previous page. With `as`, a button or a router's link. */
export function PaginationPrevious<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', PaginationPreviousProps, Element>,
) {
  return <Step base="pagination-previous" {...props} />;
}

/** Props of {@link PaginationNext}. */
export interface PaginationNextProps extends BulmaClassesProps {
  /** Disables the link, which then leads nowhere, where there is no next page. */
  disabled?: boolean | undefined;
}

/** The link to the next page. With `as`, a button or a router's link. */
export function PaginationNext<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', PaginationNextProps, Element>,
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
  current?: boolean | undefined;
  /** Does the same as `current`, by Bulma's other name. */
  selected?: boolean | undefined;
  /** Disables the link, which then leads nowhere, where the page cannot be reached. */
  disabled?: boolean | undefined;
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
export function PaginationLink<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', PaginationLinkProps, Element>,
) {
  const current = props.current || props.selected;
  const page = String(props.children);
  const label = current
    ? ({ label: 'currentPage', english: 'Page {page}', page } as const)
    : ({ label: 'goToPage', english: 'Goto page {page}', page } as const);
  return (
    <li>
      <Step
        base="pagination-link"
        label={/^\d+$/.test(page) ? label : undefined}
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
