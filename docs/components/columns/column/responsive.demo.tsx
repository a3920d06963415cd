import { Box, Column, Columns } from 'bulmatic';

export default function ColumnResponsive() {
  return (
    <Columns mobile multiline>
      <Column
        size={{
          mobile: 'full',
          tablet: 'two-thirds',
          desktop: 'half',
        }}
      >
        <Box backgroundColor="link-soft">The story of the week</Box>
      </Column>
      <Column
        size={{ mobile: 'half', tablet: 'one-third' }}
        offset={{ desktop: 2 }}
      >
        <Box backgroundColor="link-soft">The weather</Box>
      </Column>
      <Column narrow={{ tablet: true }}>
        <Box backgroundColor="link-soft">Today&apos;s picture</Box>
      </Column>
    </Columns>
  );
}
