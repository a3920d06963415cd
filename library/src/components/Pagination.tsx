import type { ElementType, MouseEvent, SyntheticEvent } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { Labelled, LabelText, type LabelName } from '../internal/labels.tsx';
import { buttonType } from '../internal/buttonType.ts';
import { isAriaDisabled } from '../internal/disabled.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps extends BulmaClassesProps {
  /** Size of the links. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Centers the page links. */
  centered?: boolean | undefined;
  /** Aligns the page links to the end of the line. */
  right?: boolean | undefined;
  /** Makes the links round. */
  rounded?: boolean | undefined;
  /** Number of pages. If you set it and pass no children, the pagination renders its links itself. */
  total?: number | undefined;
  /**
   * The current page, starting from 1, if the pagination renders its links itself. If there is no such page, the
   * nearest one is the current one.
   *
   * @defaultValue 1
   */
  current?: number | undefined;
  /** Returns the address of a page. Without it, the links are buttons. */
  hrefOf?: ((page: number) => string) | undefined;
  /**
   * Called with the page that the user selects. If it has an address, call `details.event.preventDefault()` to keep the
   * browser from loading it.
   */
  onPageChange?: ((page: number, details: { event: SyntheticEvent }) => void) | undefined;
}

const modifiers = {
  size: 'is',
  centered: 'is-centered',
  right: 'is-right',
  rounded: 'is-rounded',
} satisfies OwnModifiers<PaginationProps, 'total' | 'current' | 'hrefOf' | 'onPageChange'>;

/** The nearest page that there is. */
const pageIn = (page: number, total: number) => Math.max(1, Math.min(Math.trunc(page), total)) || 1;

/** The first page, the last page and those around the current one, with `undefined` where several are left out. */
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

/** The links of a pagination that renders them itself. */
function Pages({ current, total, hrefOf, onPageChange }: PagesProps) {
  const linkTo = (page: number) => {
    const disabled = !(page >= 1 && page <= total);
    return {
      as: (hrefOf ? 'a' : 'button') as ElementType,
      href: disabled ? undefined : hrefOf?.(page),
      onClick: onPageChange && ((event: MouseEvent) => onPageChange(page, { event })),
      disabled,
    };
  };
  return (
    <>
      <PaginationPrevious {...linkTo(current - 1)}>
        <LabelText label="previousPage" />
      </PaginationPrevious>
      <PaginationNext {...linkTo(current + 1)}>
        <LabelText label="nextPage" />
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
 * Links to the pages of a long list, and to the previous and the next page.
 *
 * Compose it from its parts, or set `total` and let it render the links itself. It is a navigation landmark.
 *
 * Its name for screen readers is "pagination", unless you set an `aria-label`.
 *
 * @see [Bulma: pagination](https://bulma.io/documentation/components/pagination/)
 */
export function Pagination({
  total: given,
  current = 1,
  hrefOf,
  onPageChange,
  children,
  ...props
}: ElementProps<'nav', PaginationProps>) {
  // An app may divide a number of rows.
  const total = given && Math.ceil(given);
  return (
    <Labelled
      as="nav"
      label="pagination"
      attributes={{
        ...useBulmaClasses(props, 'pagination', modifiers),
        children:
          children ??
          (total !== undefined && (
            <Pages {...{ total, hrefOf, onPageChange }} current={pageIn(current, total)} />
          )),
      }}
    />
  );
}

interface StepProps extends BulmaClassesProps {
  disabled?: boolean | undefined;
}

const stepModifiers = { disabled: 'is-disabled' } satisfies OwnModifiers<StepProps>;

/**
 * The props of a disabled link or button: nothing that makes it navigate, not even a router's `to`. Tab skips it, but
 * if it has the focus, it keeps it, unlike a button with `disabled` or a link without `href`.
 */
const disabledProps = {
  href: undefined,
  to: undefined,
  onClick: undefined,
  tabIndex: -1,
  'aria-disabled': true,
};

interface StepOptions {
  base: string;
  /** The number of the page, in words for screen readers. */
  label?: { label: LabelName; page: string } | undefined;
  /** What the app sets. */
  link: PolymorphicProps<'a', StepProps>;
}

/** A button or a link. A disabled link goes nowhere, but screen readers still announce it as a link. */
function Step({ base, label, link: { as, ...props } }: StepOptions) {
  const isButton = as === 'button';
  const disabled = props.disabled || isAriaDisabled(props);
  const isDeadLink = disabled && !isButton;
  const Root: ElementType = isDeadLink ? 'a' : (as ?? 'a');
  const attributes = {
    type: buttonType(Root),
    ...(isDeadLink && { role: 'link' }),
    ...useBulmaClasses({ ...props, disabled }, base, stepModifiers),
    ...(disabled && disabledProps),
  };
  return label ? (
    <Labelled as={Root} {...label} attributes={attributes} />
  ) : (
    <Root {...attributes} />
  );
}

/** Props of {@link PaginationPrevious}. */
export interface PaginationPreviousProps extends BulmaClassesProps {
  /** Disables the link, if there is no previous page. */
  disabled?: boolean | undefined;
}

/** The link to the previous page. Set `as` for a button or a router's link. */
export function PaginationPrevious<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', PaginationPreviousProps, Element>,
) {
  return <Step base="pagination-previous" link={props} />;
}

/** Props of {@link PaginationNext}. */
export interface PaginationNextProps extends BulmaClassesProps {
  /** Disables the link, if there is no next page. */
  disabled?: boolean | undefined;
}

/** The link to the next page. Set `as` for a button or a router's link. */
export function PaginationNext<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', PaginationNextProps, Element>,
) {
  return <Step base="pagination-next" link={props} />;
}

/** Props of {@link PaginationList}. */
export interface PaginationListProps extends BulmaClassesProps {}

/** The list of page links. */
export function PaginationList(props: ElementProps<'ul', PaginationListProps>) {
  return <ul {...useBulmaClasses(props, 'pagination-list')} />;
}

/** Props of {@link PaginationLink}. */
export interface PaginationLinkProps extends BulmaClassesProps {
  /** Marks the current page, with `aria-current="page"`. */
  current?: boolean | undefined;
  /** Same as `current`, with Bulma's class `is-selected`. */
  selected?: boolean | undefined;
  /** Disables the link, if the page isn't available. */
  disabled?: boolean | undefined;
}

const linkModifiers = {
  current: 'is-current',
  selected: 'is-selected',
} satisfies OwnModifiers<PaginationLinkProps, 'disabled'>;

/**
 * The link to one page, in its list item. Set `as` for a button or a router's link.
 *
 * If its content is a number, such as 2, its name for screen readers is "Goto page 2", or "Page 2" for the current
 * page, unless you set an `aria-label`.
 */
export function PaginationLink<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', PaginationLinkProps, Element>,
) {
  const current = props.current || props.selected;
  const page = String(props.children);
  const label = { label: current ? 'currentPage' : 'goToPage', page } as const;
  return (
    <li>
      <Step
        base="pagination-link"
        label={/^\d+$/.test(page) ? label : undefined}
        link={{
          'aria-current': current ? 'page' : undefined,
          ...useBulmaClasses(props, undefined, linkModifiers),
        }}
      />
    </li>
  );
}

/** Props of {@link PaginationEllipsis}. */
export interface PaginationEllipsisProps extends BulmaClassesProps {}

/** An ellipsis for pages that are left out, in its list item. */
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
