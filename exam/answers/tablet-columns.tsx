import { Box, Column, Columns, Title } from 'bulmatic';

const SIZE = { mobile: 'full', tablet: 'half', desktop: 'full' } as const;

export default function Today() {
  return (
    <Columns multiline>
      {['News', 'Weather'].map((title) => (
        <Column key={title} size={SIZE}>
          <Box>
            <Title as="h2" size={5}>
              {title}
            </Title>
          </Box>
        </Column>
      ))}
    </Columns>
  );
}
