// A section of a page, with its title.
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Part = ({ title, children }: PartProps) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Card>
);
